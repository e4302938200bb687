import { pdfBytes, writePdf } from './pdf.ts'
import { ticketPages, type PrintedTicket } from './ticket-pages.ts'

/** Hands the tickets over as a file. */
export function downloadTickets(tickets: readonly PrintedTicket[], title: string, fileName: string): void {
  const file = new Blob([pdfBytes(writePdf(ticketPages(tickets), title))], { type: 'application/pdf' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // browsers read it after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
