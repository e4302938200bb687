import { PartnerPage } from '../parts/partner-page.tsx'

export default function MykidsScreen() {
  return <PartnerPage partner="mykids" />
}
