import path from 'node:path'
import { writeLayerTable } from '../boundaries/layer-table.ts'
import { generateFeature } from './feature.ts'

/** `npm run generate -- feature <name>`, `npm run generate -- layers`. */
const root = path.resolve(import.meta.dirname, '../..')
const [what, name] = process.argv.slice(2)

if (what === 'feature' && name) {
  try {
    const files = await generateFeature(root, name)
    console.log(files.join('\n'))
    console.log(`
What is left to you:
  npm install                      links the new library and notes it in the lockfile
  apps/portal/package.json         depend on @atrio/${name}
  apps/portal/src/features.ts      one line
  apps/server/src/modules/${name}  answers GET /igreja/{slug}/${name}/
  docs/GLOSSARY.md                 its terms`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else if (what === 'layers') {
  await writeLayerTable(path.join(root, 'CONTRIBUTING.md'))
} else {
  console.error('Usage: npm run generate -- feature <name> | layers')
  process.exitCode = 1
}
