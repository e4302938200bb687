import { createSanitizer } from '@atrio/rich-content/sanitizer'

/** Removes unsafe HTML; what is removed is not kept. */
export type Sanitize = (html: string) => string

/** The sanitiser for stored HTML. jsdom loads slowly, so it is loaded on first use. */
export const loadSanitize = async (): Promise<Sanitize> => {
  const { JSDOM } = await import('jsdom')
  const sanitizer = createSanitizer(new JSDOM('').window)
  return (html) => sanitizer.sanitize(html).html
}
