import { shellStory } from './testing/shell-story.tsx'

export default { title: 'shell/Error page' }

const message = encodeURIComponent('O pagamento não foi concluído. Fale com a secretaria da igreja.')

export const UnknownPath = shellStory({ at: '/nowhere' })
export const Night = { ...UnknownPath, globals: { theme: 'dark' } }
export const NoResponse = shellStory({ at: '/error?message=HOME.MESSAGE.ERROR.GENERIC&from=%2Fabout' })
export const ForeignMessage = shellStory({ at: `/error?message=${message}` })
export const Unavailable = shellStory({ at: '/away' })
