import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanPackages } from '../tools/vite/lean-packages/lean-packages.ts'
import { routerDataMode } from '../tools/vite/router-data-mode/router-data-mode.ts'
import { browserConditions } from '../tools/vite/source-conditions.ts'

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    leanPackages({ partial: true }),
    routerDataMode({ partial: true }),
  ],
  resolve: { conditions: browserConditions },
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
