import { PartnerPage } from '../parts/partner-page.tsx'

export default function VolutsScreen() {
  return <PartnerPage partner="voluts" />
}
