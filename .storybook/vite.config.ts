import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserConditions } from '../tools/vite/source-conditions.ts'

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { conditions: browserConditions },
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
