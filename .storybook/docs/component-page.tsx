import { Canvas, Controls, DocsContext, DocsPage, Subheading, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/**
 * The page of a component: as Storybook draws it. Of a library's parts, whose stories are of a component each, with the
 * properties and controls of all of them.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  if (!stories.some(({ parameters }) => 'part' in parameters)) return <DocsPage />
  return (
    <>
      <Title />
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id} aria-label={name}>
          <Subheading>{name}</Subheading>
          <Canvas of={moduleExport} />
          <Controls of={moduleExport} />
        </section>
      ))}
    </>
  )
}
