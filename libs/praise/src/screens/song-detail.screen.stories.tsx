import { storyOf, wireSong } from '@atrio/testing'
import { userEvent, within } from 'storybook/test'
import { praiseFeature } from '../feature.ts'
import { scenes } from '../testing/praise.scenes.ts'

export default { title: 'praise/Song' }

const at = '/songs/21'
export const Cipher = storyOf(praiseFeature, scenes.cipher, { at })
export const Diagrams = {
  ...storyOf(praiseFeature, scenes.cipher, { at }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Diagram/ }))
    await within(canvasElement).findByRole('img', { name: /^D:/ })
  },
}
export const CipherOnly = storyOf(praiseFeature, scenes.cipherOnly, { at })
export const Lyric = storyOf(praiseFeature, scenes.lyric, { at })
const melody = { nome: 'Melodia', url: new URL('../testing/melody.png', import.meta.url).href, tipo: 'image/png' }
export const Score = storyOf(
  praiseFeature,
  { 'GET /louvor/21/': wireSong({ titulo: 'Velho Centésimo', tom: null, conteudo: null, arquivos: [melody] }) },
  { at },
)
export const OtherFile = storyOf(praiseFeature, scenes.otherFile, { at })
export const NothingToShow = storyOf(praiseFeature, scenes.nothing, { at })
export const Broken = storyOf(praiseFeature, scenes.broken, { at })
