import path from 'node:path'
import { defineConfig } from 'vite'

/** `/embed.js`, which other sites include: one classic script without dependencies. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist/loader',
    emptyOutDir: true,
    target: 'es2020',
    reportCompressedSize: false,
    copyPublicDir: false,
    lib: {
      entry: path.join(import.meta.dirname, 'src/host/embed.ts'),
      formats: ['iife'],
      name: 'atrioEmbed',
      fileName: () => 'embed.js',
    },
  },
})
