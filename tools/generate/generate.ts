import path from 'node:path'
import { writeLayerTable } from '../boundaries/layer-table.ts'
import { writeCoverage } from '../opened/coverage-table.ts'
import { generateFeature } from './feature.ts'

/** `npm run generate -- feature <name>`, `npm run generate -- layers`, `npm run generate -- coverage`. */
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
} else {
  console.error('Usage: npm run generate -- feature <name> | layers | coverage')
  process.exitCode = 1
}
