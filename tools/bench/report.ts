import { budgets, keeps, type Budget, type BudgetId } from '../budgets/budgets.ts'

/** The figures of this command, in the order of its table; P4b, the API calls, belongs to P4. */
export const figureIds = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P7',
  'P7b',
  'P8',
  'P8b',
  'P9',
  'P9b',
  'P11',
  'P12',
  'P13',
  'P14',
  'P15',
  'P17',
  'P18',
  'P19',
  'P19b',
  'P20',
  'P21',
  'P22',
] as const satisfies BudgetId[]
export type FigureId = (typeof figureIds)[number]

export type Figure = {
  value: number
  /** API calls before the page is interactive: a budget of their own, held together with P4. */
  calls?: number
  /** Additional data of the figure, also in the JSON. */
  also?: Record<string, number | string>
  /** Explanations for people. */
  notes?: Record<string, number | string>
  /** Raw values of each round, by measured subject. */
  rounds?: Record<string, number[]>
}
export type Figures = Partial<Record<FigureId, Figure>>

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

const isKept = (id: FigureId, { value, calls }: Figure) =>
  keeps(budgets[id], value) && (calls === undefined || keeps(budgets.P4b, calls))

const measured = (figures: Figures) =>
  figureIds.flatMap((id) => {
    const figure = figures[id]
    return figure ? [{ id, figure, budget: budgets[id] as Budget }] : []
  })

/** Rows for `console.table`: every figure beside its must and its goal. */
export const tableOf = (figures: Figures) =>
  Object.fromEntries(
    measured(figures).map(({ id, figure, budget }) => [
      id,
      {
        what: budget.what,
        value: rounded(figure.value),
        must: budget.must,
        goal: budget.goal,
        unit: budget.unit,
        ok: isKept(id, figure),
        'goal reached': keeps({ better: budget.better, must: budget.goal }, figure.value),
      },
    ]),
  )

/** Details of the figures: one line for each explanation and each series of rounds. */
export const notesOf = (figures: Figures): string[] =>
  measured(figures).flatMap(({ id, figure }) => [
    ...Object.entries({
      ...(figure.calls !== undefined && { 'API calls': figure.calls }),
      ...figure.also,
      ...figure.notes,
    }).map(([name, value]) => `${id} ${name}: ${value}`),
    ...Object.entries(figure.rounds ?? {}).map(([name, values]) => `${id} ${name}, each round: ${values.join(' ')}`),
  ])

/** One line of JSON; `ok` means that the must is kept. */
export const jsonLine = (figures: Figures): string =>
  JSON.stringify(
    Object.fromEntries(
      measured(figures).map(({ id, figure, budget: { must, goal, unit } }) => {
        const calls = figure.calls === undefined ? {} : { calls: figure.calls }
        return [
          id,
          { value: rounded(figure.value), must, goal, unit, ok: isKept(id, figure), ...calls, ...figure.also },
        ]
      }),
    ),
  )
