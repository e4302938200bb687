import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { PartnerPage } from '../parts/partner-page.tsx'

export const load = loadOwnWords

export default function MykidsScreen() {
  return <PartnerPage partner="mykids" />
}
