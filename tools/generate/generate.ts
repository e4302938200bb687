import path from 'node:path'
import { writeLayerTable } from '../boundaries/layer-table.ts'
import { writeCoverage } from '../opened/coverage-table.ts'
import { writeChordShapes } from './chord-shapes.ts'
import { generateFeature } from './feature.ts'

/** `npm run generate -- feature <name>`, or `layers`, `coverage`, `chord-shapes`. */
const root = path.resolve(import.meta.dirname, '../..')
const [what, name] = process.argv.slice(2)

if (what === 'feature' && name) {
  try {
    const files = await generateFeature(root, name)
    console.log(files.join('\n'))
    console.log(`\nThe page is /${name}, and its server module apps/server/src/modules/${name}.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else if (what === 'layers') {
  await writeLayerTable(path.join(root, 'CONTRIBUTING.md'))
} else if (what === 'coverage') {
  await writeCoverage(path.join(root, 'docs/coverage.md'))
} else if (what === 'chord-shapes') {
  await writeChordShapes(path.join(root, 'libs/praise/src/data/chord-shapes.json'))
} else {
  console.error('Usage: npm run generate -- feature <name> | layers | coverage | chord-shapes')
  process.exitCode = 1
}
