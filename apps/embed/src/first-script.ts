import { URL_TOKEN_KEY } from '@atrio/tenant-core'

/**
 * The first script of every frame, inline, before any other request or script: the look that the site asks for is there
 * at the first paint, and a secret leaves the address, laid aside for the session (quality: security 1).
 */
export const firstScript = `{const u=new URL(location.href),q=u.searchParams,e=document.documentElement,t=q.get('theme'),c=/^#?([\\da-f]{6})$/i.exec(q.get('embedColor')||'');if(t==='light'||t==='dark')e.dataset.theme=t;if(c){e.style.setProperty('--church','#'+c[1]);e.style.setProperty('--secondary','#'+c[1]+'26')}if(q.get('token'))window.${URL_TOKEN_KEY}=q.get('token');if(q.has('token')||q.has('user')){q.delete('token');q.delete('user');history.replaceState(history.state,'',u)}}`
