/** JSON for the content of a `<script>`: nothing in it ends the element, and no line separator breaks old parsers. */
export const inlineJson = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
