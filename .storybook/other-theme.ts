import axe from 'axe-core'

/** The rules whose answer depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Throws what axe finds in the colours of the theme that the story is not shown in. The addon checks the shown one. */
export async function checkOtherTheme(canvas: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const shown = dataset.theme
  dataset.theme = shown === 'dark' ? 'light' : 'dark'
  try {
    const { violations } = await axe.run(canvas, { runOnly: COLOUR_RULES, resultTypes: ['violations'] })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    if (found.length > 0) throw new Error(`In the theme ${dataset.theme}:\n${found.join('\n\n')}`)
  } finally {
    if (shown === undefined) delete dataset.theme
    else dataset.theme = shown
  }
}
