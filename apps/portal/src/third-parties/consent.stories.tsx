import { shellStory } from '../shell/testing/shell-story.tsx'
import { usesAll, usesStatistics } from './testing/consent.scenes.ts'

export default { title: 'shell/Consent' }

const recorded = () => ({ situacao: 'ok' })
const http = { 'POST /consentimento/?igreja=1': recorded }

type Played = { canvas: { findByRole: (role: string, by: { name: string }) => Promise<HTMLElement> } }

export const Question = shellStory({ ...usesAll, http })
export const Night = { ...Question, globals: { theme: 'dark' } }
export const InEnglish = { ...Question, globals: { language: 'en' } }
export const InSpanish = { ...Question, globals: { language: 'es' } }
/** The dialog with all purposes. */
export const Choices = {
  ...Question,
  globals: { language: 'pt-BR' },
  play: async ({ canvas }: Played) => (await canvas.findByRole('button', { name: 'Escolher' })).click(),
}
export const OnePurpose = {
  ...shellStory({ ...usesStatistics, http }),
  globals: { language: 'pt-BR' },
  play: async ({ canvas }: Played) => (await canvas.findByRole('button', { name: 'Escolher' })).click(),
}
