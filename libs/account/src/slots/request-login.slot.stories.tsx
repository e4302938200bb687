import { FeatureStory, slotHost } from '@atrio/testing'
import { accountFeature } from '../feature.ts'

export default { title: 'account/Request login' }

const features = [accountFeature, slotHost('account.requestLogin')]
export const Asked = { render: () => <FeatureStory features={features} at="/" /> }
