import { EARLY_PRESS_KEY, EMBED_KEY, SESSION_KEYS, URL_TOKEN_KEY } from './page-keys.ts'

/**
 * The first script of every page, inline, before any other request or script (quality: security 1): embed mode is
 * remembered for the tab, a token is laid aside for the session, and `embed`, `token` and `user` leave the address,
 * the history and every later Referer. Where a session can be brought back, the document says so (`data-member`), so that
 * the header keeps a member's room from the first paint on. A button of the server's page that is pressed before the code came is
 * kept: submit buttons and those of popovers work without code.
 */
export const firstScript = `{const u=new URL(location.href),q=u.searchParams;if(q.get('embed')==='true')try{sessionStorage.setItem('${EMBED_KEY}','true')}catch{}if(q.get('token'))window.${URL_TOKEN_KEY}=q.get('token');if(['embed','token','user'].some(k=>q.has(k))){['embed','token','user'].forEach(k=>q.delete(k));history.replaceState(history.state,'',u)}try{if(sessionStorage.getItem('${SESSION_KEYS.token}')||localStorage.getItem('${SESSION_KEYS.refreshToken}'))document.documentElement.dataset.member=''}catch{}addEventListener('click',({target:t})=>{const b=t.closest?.('button[type=button]:not([popovertarget])');if(b&&window.${EARLY_PRESS_KEY}!==null)window.${EARLY_PRESS_KEY}=b},true)}`
