import { loadFormWords } from '@atrio/forms'
import { defineFeature } from '@atrio/tenant-core'
import { partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { messages } from '../i18n/messages.ts'
import { ReportButton } from './report-button.tsx'
import { ReportDialog } from './report-dialog.tsx'

export default { title: 'reports/Parts' }

const part = partsOf(defineFeature({ id: 'reports', messages }), { load: ({ i18n }) => loadFormWords(i18n) })
const thing = { kind: 'prayer', id: 11 } as const

export const Report = part(ReportButton, { thing, label: 'Denunciar', failed: 'Não deu certo. Tente de novo.' })
export const Dialog = part(ReportDialog, { thing, onClose: fn() }, { isDialog: true })
