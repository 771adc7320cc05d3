import { rules } from './scripts/layers.mjs'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules,
  options: {
    // Includes type-only imports.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' }
  }
}
