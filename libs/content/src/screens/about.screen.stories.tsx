import { storyOf, wireStartUp } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { inOrganization, scenes } from '../testing/content.scenes.ts'

export default { title: 'content/About' }

const at = '/about'
const { igreja } = wireStartUp()
const bare = { ...igreja, historia: null, endereco: null, telefone: null, email: null, redesSociais: [] }

export const Whole = storyOf(contentFeature, scenes.congregations, { at })
export const Bare = storyOf(contentFeature, scenes.alone, { at, startUp: { igreja: bare } })
export const InOrganization = storyOf(contentFeature, scenes.alone, { at, startUp: inOrganization })
export const CongregationsFailed = storyOf(contentFeature, scenes.congregationsFail, { at })
