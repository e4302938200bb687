import type { Recaptcha, RecaptchaOptions } from '../captcha/load-recaptcha.ts'

/** Replaces Google's script: a box of the widget's size whose callbacks a test triggers. */
export function recaptchaStandIn() {
  const widgets: RecaptchaOptions[] = []
  let resets = 0
  const recaptcha: Recaptcha = {
    render: (place, options) => {
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = 'reCAPTCHA'
      const [width, height] = options.size === 'normal' ? ['304px', '78px'] : ['164px', '144px']
      Object.assign(box.style, { width, height, display: 'block' })
      box.addEventListener('click', () => options.callback('answer-1'))
      place.append(box)
      return widgets.push(options) - 1
    },
    reset: () => void (resets += 1),
  }
  return { recaptcha, widget: () => widgets.at(-1), resets: () => resets }
}
