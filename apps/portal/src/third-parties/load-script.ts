/** Adds a script of a third party. A failure is its own: nothing of the portal waits for it. */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'strict-origin-when-cross-origin'
  script.src = src
  script.addEventListener('error', () => console.info(`not loaded: ${new URL(src).host}`))
  document.head.append(script)
  return script
}
