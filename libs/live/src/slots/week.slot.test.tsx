import { renderFeature, slotHost } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { liveFeature } from '../feature.ts'
import { scenes } from '../testing/live.scenes.ts'

const home = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(liveFeature, { at: '/', beside: [slotHost()], http, ...more })

const days = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')

describe("home's week", () => {
  it.each([
    ['pt-BR', 'Programação da semana', 'hoje 20', 'dom 22'],
    ['en', 'This week', 'today 20', 'Sun 22'],
    ['es', 'Programación de la semana', 'hoy 20', 'dom 22'],
  ] as const)('shows seven days in %s and marks today', async (locale, name, today, sunday) => {
    await home(scenes.tonight, { locale })
    const all = days(name)
    expect(all).toHaveLength(7)
    expect(all.filter((day) => day.hasAttribute('aria-current'))).toEqual([all[0]])
    expect(all[0]!.textContent!.replace('.', '')).toContain(today)
    expect(all[2]!.textContent!.replace('.', '')).toContain(sunday)
  })

  it('lists the services of a day by hour, special ones too', async () => {
    await home(scenes.tonight)
    const all = days('Programação da semana')
    expect(all[0]).toHaveTextContent('19h30 Vigília de louvor')
    expect(all[1]!.textContent).toMatch(/17h Culto de jovens$/)
    expect(all[2]).toHaveTextContent('9h Escola dominical10h30 Culto da manhã18h Culto da noite')
    expect(all[3]).toHaveTextContent('Sem reuniões')
  })

  it.each([
    ['pt-BR', 'Nenhum culto marcado por enquanto'],
    ['en', 'No services scheduled yet'],
    ['es', 'Todavía no hay cultos programados'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await home(scenes.empty, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('is hidden when the next service is weeks away', async () => {
    await home(scenes.farAhead)
    expect(screen.getAllByRole('region')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Nenhum culto marcado por enquanto' })).toBeNull()
  })

  it('fails within its own section', async () => {
    await home(scenes.failing)
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })
})
