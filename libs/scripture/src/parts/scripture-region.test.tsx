import { defineFeature } from '@atrio/tenant-core'
import { renderFeature } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { passagesFeature, scenes, withBible } from '../testing/passage.scenes.tsx'
import { NamedPassages } from './named-passages.tsx'
import { ScriptureRegion } from './scripture-region.tsx'

const texts = ['<p>Leia Salmo 23.2-3 hoje.</p>', '<p>E Rute 1.16 amanhã.</p>'] as const
function Page() {
  const [at, setAt] = useState<0 | 1>(0)
  return (
    <>
      <button onClick={() => setAt(1)}>next</button>
      <ScriptureRegion html={texts[at]}>
        <div dangerouslySetInnerHTML={{ __html: texts[at] }} />
      </ScriptureRegion>
      <NamedPassages text="Ouvi Rm 8.28 e Salmo 23.1, e Rm 8.28 de novo." title="Passagens" />
    </>
  )
}
const feature = defineFeature({
  ...passagesFeature,
  routes: () => [{ path: '/', screen: () => Promise.resolve({ default: Page }) }],
})
const open = (startUp: object = withBible) => renderFeature(feature, { at: '/', http: scenes.found, startUp })

it('a rich text links its references, which open in place, also after it has changed', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Salmo 23.2-3' })
  expect(link).toHaveAttribute('href', '/bible/-/PSA/23#v2')
  fireEvent.click(link)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/Em pastos verdes/)).toBeInTheDocument()
  fireEvent.click(sheet.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'next' }))
  expect(await screen.findByRole('link', { name: 'Rute 1.16' })).toHaveAttribute('href', '/bible/-/RUT/1#v16')
  expect(screen.queryByRole('link', { name: 'Salmo 23.2-3' })).toBeNull()
})

it('a person’s own text lists each passage that it names once', async () => {
  await open()
  const list = within((await screen.findByRole('heading', { name: 'Passagens' })).parentElement!)
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Rm 8.28', 'Salmo 23.1'])
})

it('a church without a Bible has no links in its texts', async () => {
  await open({ igrejaAppMenu: [] })
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByText('Leia Salmo 23.2-3 hoje.')).toBeInTheDocument()
})
