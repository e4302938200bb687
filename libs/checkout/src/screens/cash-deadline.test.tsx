import { ORDER, waitingPayments } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { thanksPath } from '../paths.ts'
import { open, warmUp } from '../testing/at-checkout.tsx'
import { calls, endOrder, scenes, startOrder, summaryOf } from '../testing/checkout.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(endOrder)

describe('the deadline of paying in cash', () => {
  it.each([
    [{ cashDeadlineDays: 1 }, 'Pague em até 1 dia'],
    [{ cashDeadlineDays: 5 }, 'Pague em até 5 dias'],
    [{ cashDeadlineDays: 0, cashDeadlineHours: 1 }, 'Pague em até 1 hora'],
    [{ cashDeadlineDays: 0, cashDeadlineHours: 8 }, 'Pague em até 8 horas'],
    [{ cashDeadlineDays: null }, 'Combine com a igreja'],
    [{ cashDeadlineDays: 5, guestCash: { days: 1, hours: null } }, 'Pague em até 1 dia'],
    [{ cashDeadlineDays: 5, guestCash: { days: 0, hours: 8 } }, 'Pague em até 8 horas'],
  ])('is shown with the methods: %j', async (deadline, words) => {
    startOrder()
    await open({ ...scenes.base, 'GET /sample?tickets=2': summaryOf(deadline) }, '/checkout')
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it.each([
    [{ prazoDias: 1 }, 'Prazo de 1 dia'],
    [{ prazoDias: 0, prazoHoras: 1 }, 'Prazo de 1 hora'],
    [{ prazoDias: 0, prazoHoras: 8 }, 'Prazo de 8 horas'],
  ])('is shown on the order’s page: %j', async (deadline, words) => {
    const { cash } = waitingPayments
    const payment = { ...cash, dinheiro: { ...cash.dinheiro, ...deadline } }
    await open({ [calls.payment]: payment }, thanksPath({ order: ORDER }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByText(/Prazo de 0/)).toBeNull()
  })
})
