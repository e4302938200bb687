import { Marked } from 'marked'
import type { Sanitize } from '../platform/sanitize.ts'

const marked = new Marked({ gfm: true })

/**
 * The HTML of a Markdown file's body, sanitised; null where there is none.
 * With `formato: html` the body is HTML already, which Markdown would take apart at blank lines.
 */
export const bodyHtml = (body: string | null, format: string | undefined, sanitize: Sanitize): string | null => {
  if (body === null || body === '') return null
  const html = format === 'html' ? body : marked.parse(body, { async: false })
  return sanitize(html).trim() || null
}
