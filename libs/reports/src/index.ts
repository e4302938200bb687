export { ReportForm } from './forms/report-form.tsx'
export { loadReportWords, messages as reportMessages } from './i18n/messages.ts'
export { ReportButton } from './parts/report-button.tsx'
export { ReportList } from './parts/report-list.tsx'
