import path from 'node:path'
import { budgets, keeps, type BudgetId } from './budgets.ts'
import { bytesOfFile, readClientBuild } from './client-build.ts'
import { followed } from './followed.ts'
import { weighFollowed } from './weigh-followed.ts'
import { namedBesideEntry, weighRelease } from './weigh-release.ts'
import { kiloBytes, weighEmbed, weighHome, weighOthers } from './weigh.ts'

/** `node tools/run/run.mjs budgets`: the sizes of the built apps against their table; a figure over its must ends with 1. */
const apps = path.resolve(import.meta.dirname, '../../apps')
const builtOf = (app: string) => readClientBuild(path.join(apps, app, 'dist/client'))
const build = builtOf('portal')
const embed = builtOf('embed')
const embedded = {
  P10a: [/libs\/praise\/src\/screens\/embed-[\w-]+\.screen\.tsx$/],
  P10b: [/libs\/media-player\/src\/screens\/embed-[\w-]+\.screen\.tsx$/],
  P10c: [/libs\/chat\/src\/screens\/embed-[\w-]+\.screen\.tsx$/, /libs\/chat\/src\/socket\/socket\.ts$/],
  P10e: [/libs\/account\/src\/screens\/embed-[\w-]+\.screen\.tsx$/],
  P10f: [
    /libs\/reading-plans\/src\/screens\/plan\.screen\.tsx$/,
    /libs\/reading-plans\/src\/screens\/plan-list\.screen\.tsx$/,
  ],
} as const
const home = weighHome(build)

const figures: { budget: BudgetId; what: string; kB: number }[] = [
  { budget: 'P1', what: 'home', kB: home.kB },
  ...weighOthers(build).map(({ route, kB }) => ({ budget: 'P2' as const, what: route, kB })),
  ...followed.flatMap((page): { budget: BudgetId; what: string; kB: number }[] => {
    const { filled, sent } = weighFollowed(build, page)
    return [
      { budget: page.budget, what: `${page.page}, with what follows`, kB: filled.kB },
      ...(page.budget === 'P2b' && page.touched.length > 0
        ? [{ budget: 'P2c' as const, what: `${page.page}, with its rules`, kB: sent.kB }]
        : []),
    ]
  }),
  ...Object.entries(embedded).map(([budget, parts]) => {
    const { route, kB } = weighEmbed(embed, parts)
    return { budget: budget as keyof typeof embedded, what: route, kB }
  }),
  { budget: 'P10d', what: 'embed.js', kB: kiloBytes(bytesOfFile(path.join(apps, 'embed/dist/loader/embed.js'))) },
]
console.table(
  figures.map(({ budget, what, kB }) => {
    const { must, goal } = budgets[budget]
    return { budget, what, kB, must, goal, ok: keeps(budgets[budget], kB) }
  }),
)
console.table(home.files.map((file) => ({ 'script of home': file, kB: build.bytesOf(file) / 1000 })))

const release = await weighRelease(build, 'events')
const ratio = Math.round(release.ratio * 100) / 100
console.log(
  `P20 after a release that changes events: ${ratio} of the scripts, ${release.changed.length} files of the build`,
)

const over = figures.filter(({ budget, kB }) => !keeps(budgets[budget], kB))
for (const { budget, what, kB } of over) {
  console.error(`${budget} ${what}: ${kB} kB, at most ${budgets[budget].must} are allowed.`)
}
const isReleaseOver = !keeps(budgets.P20, ratio)
if (isReleaseOver) console.error(`P20: ${ratio}, at most ${budgets.P20.must} is allowed: ${release.changed.join(' ')}`)
const named = namedBesideEntry(build.manifest)
if (named.length > 0) console.error(`Pages are named by files that all others import: ${named.join(' ')}`)
process.exitCode = over.length > 0 || isReleaseOver || named.length > 0 ? 1 : 0
