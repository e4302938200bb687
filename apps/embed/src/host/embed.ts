import { attachEmbeds } from './attach-embeds.ts'

// a classic script: no other kind knows which element brought it
const script = document.currentScript
if (script instanceof HTMLScriptElement) attachEmbeds(script)
