import { addMessages, createI18n, I18nProvider, locales } from '@atrio/i18n'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorPageView } from './error-page-view.tsx'
import { shellMessages } from './i18n/messages.ts'
import { renderShell } from './testing/render-shell.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

describe('the error page in the shell', () => {
  it.each([
    ['/nowhere', 'Esta porta não abre mais', null],
    ['/missing', 'Esta porta não abre mais', null],
    ['/broken', 'Não conseguimos abrir esta página', '/broken'],
    ['/away?a=1', 'Voltamos em instantes', '/away?a=1'],
    ['/error?message=HOME.MESSAGE.ERROR.GENERIC&from=%2Fabout', 'Não conseguimos abrir esta página', '/about'],
  ])('at %s shows “%s”', async (at, title, retry) => {
    await renderShell({ at })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
    const link = screen.queryByRole('link', { name: 'Tentar de novo' })
    if (retry) expect(link).toHaveAttribute('href', retry)
    else expect(link).toBeNull()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(document.title).toBe(`${title} · Igreja Vida Plena`)
  })

  it('names the request of a page whose load failed, and none for a missing page', async () => {
    const { unmount } = await renderShell({ at: '/broken' })
    expect(screen.getByText('Se for pedir ajuda, informe este código: request-7')).toBeInTheDocument()
    unmount()
    await renderShell({ at: '/missing' })
    expect(screen.queryByText(/informe este código/)).toBeNull()
  })

  it('shows a message of unknown origin as text and marks it', async () => {
    await renderShell({ at: `/error?message=${encodeURIComponent('<img src=x onerror=alert(1)> Ligue já')}` })
    expect(screen.getByRole('figure')).toHaveTextContent('Mensagem recebida<img src=x onerror=alert(1)> Ligue já')
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('the error page without the shell', () => {
  it.each(
    locales.flatMap((locale) => (['inactive', 'unknown', 'failed'] as const).map((kind) => [locale, kind] as const)),
  )('is translated to %s: %s', async (locale, kind) => {
    const i18n = createI18n(locale)
    await addMessages(i18n, 'shell', shellMessages)
    render(
      <I18nProvider i18n={i18n}>
        <ErrorPageView kind={kind} />
      </I18nProvider>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('error.')
    expect(screen.getByRole('main')).toBeInTheDocument()
    expect([...document.links].map((link) => link.getAttribute('href'))).toEqual([''])
    expect(document.title).toMatch(/ · Atrio$/)
  })
})
