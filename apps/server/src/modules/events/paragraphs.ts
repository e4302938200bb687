/** Plain text as HTML: paragraphs at empty lines, everything else escaped. */
export const paragraphs = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .split(/\n\s*\n/)
        .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
        .join('')

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
