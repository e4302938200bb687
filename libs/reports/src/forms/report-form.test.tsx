import { loadFormWords } from '@atrio/forms'
import type { Locale } from '@atrio/i18n'
import { createTestPortal, TestProviders, wireStartUp } from '@atrio/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { loadReportWords } from '../i18n/messages.ts'
import { ReportForm } from './report-form.tsx'

/** The test church with its address in a country, or without an address. */
function churchIn(pais: string | undefined, moeda: string) {
  const { igreja } = wireStartUp()
  const endereco = igreja.endereco && pais ? { ...igreja.endereco, pais } : null
  return { igreja: { ...igreja, endereco, moeda } }
}

const DANGER = {
  'pt-BR': 'Alguém pode estar em perigo',
  en: 'Someone may be in danger',
  es: 'Alguien puede estar en peligro',
}

async function reportDanger(locale: Locale, country: string | undefined, currency: string) {
  const { ctx } = await createTestPortal([], { locale, startUp: churchIn(country, currency) })
  await Promise.all([loadFormWords(ctx.i18n), loadReportWords(ctx.i18n)])
  render(
    <TestProviders ctx={ctx}>
      <ReportForm thing={{ kind: 'prayer', id: 11 }} onSent={() => undefined} />
    </TestProviders>,
  )
  await userEvent.click(screen.getByRole('radio', { name: DANGER[locale] }))
}

it.each([
  ['en', 'BR', 'BRL', /call 190 for the police or 192 for an ambulance\. .* 188/],
  ['es', 'BR', 'BRL', /llama al 190 \(policía\) o al 192 \(ambulancia\)\. .* 188/],
  ['pt-BR', 'BR', 'BRL', /ligue 190 ou 192\. .* 188/],
  ['pt-BR', 'US', 'USD', /ligue 911\. .* 988/],
  ['es', 'US', 'USD', /llama al 911\. .* 988/],
  ['es', 'CO', 'COP', /llama al 123\.$/],
  ['pt-BR', undefined, 'BRL', /ligue 190 ou 192\. .* 188/],
] as const)('names in %s the emergency numbers of a church in %s (%s)', async (locale, country, currency, text) => {
  await reportDanger(locale, country, currency)
  expect(screen.getByText(text)).toBeInTheDocument()
})

it.each([
  ['en', 'PT', 'EUR', 'In an emergency call your local emergency number.'],
  ['en', undefined, 'USD', 'In an emergency call your local emergency number.'],
  ['pt-BR', 'PT', 'EUR', 'Em uma emergência, ligue para o número de emergência do seu país.'],
  ['es', 'MX', 'MXN', 'En una emergencia, llama al número de emergencias de tu país.'],
] as const)('names in %s no number for a church in %s (%s)', async (locale, country, currency, text) => {
  await reportDanger(locale, country, currency)
  expect(screen.getByText(text)).toBeInTheDocument()
})

it('announces the emergency numbers when the choice of danger shows them', async () => {
  await reportDanger('en', 'US', 'USD')
  expect(screen.getByText(/call 911/).closest('[role="status"]')).not.toBeNull()
})
