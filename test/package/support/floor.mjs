import { build } from 'esbuild'
import { rollup } from 'rollup'
import configurations from '../../../rollup.config.mjs'

const PACKAGES = `
export * from 'react'
export * from 'react/jsx-runtime'
export * from 'react-dom'
export * from 'react-dom/client'
export { default } from '@r2wc/react-to-web-component'`

async function bundled() {
  const { outputFiles } = await build({
    stdin: { contents: PACKAGES, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' }
  })
  return outputFiles[0].text
}

/** Bundles the complete React, React DOM and r2wc, minified like `cdn/all.js`. */
export async function floorOfAll() {
  const { plugins } = configurations.find(({ input }) => input === 'elements/all.ts')
  const code = await bundled()
  const floor = { name: 'floor', resolveId: (id) => id, load: () => code }
  const minifier = plugins.find(({ name }) => name === 'terser')
  const bundle = await rollup({ input: 'floor', plugins: [floor, minifier], treeshake: false, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}
