import { createSanitizer } from '@atrio/rich-content/sanitizer'

/** Makes HTML safe to show; what it takes away is gone for good. */
export type Sanitize = (html: string) => string

/** The sanitiser that the server writes with. jsdom takes a while to load, so it is loaded when first asked for. */
export const loadSanitize = async (): Promise<Sanitize> => {
  const { JSDOM } = await import('jsdom')
  const sanitizer = createSanitizer(new JSDOM('').window)
  return (html) => sanitizer.sanitize(html).html
}
