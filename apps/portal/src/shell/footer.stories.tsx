import { wireStartUp } from '@atrio/testing'
import { inOrganization } from './testing/menu.scenes.ts'
import { shellStory } from './testing/shell-story.tsx'

export default { title: 'shell/Footer' }

const config = { adminUrl: 'https://admin.example/{lang}', privacyUrl: 'https://atrio.example/{lang}/privacy' }
const { igreja } = wireStartUp()
const bare = { ...igreja, descricao: null, endereco: null, telefone: null, email: null, redesSociais: [] }

export const Whole = shellStory({ config })
export const Night = { ...Whole, globals: { theme: 'dark' } }
export const InOrganization = shellStory({ config, startUp: inOrganization })
export const Bare = shellStory({ startUp: { igreja: bare } })
