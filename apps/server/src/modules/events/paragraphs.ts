/** Plain text as HTML: paragraphs where lines are left empty, and not a character that means anything else. */
export const paragraphs = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .split(/\n\s*\n/)
        .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
        .join('')

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
