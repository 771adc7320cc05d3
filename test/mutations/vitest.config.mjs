import { mergeConfig } from 'vitest/config'
import units from '../runner/unit-tests/vitest.config.mjs'
import { editedModules } from './edited-sources.mjs'

const { mutation } = JSON.parse(process.env.MUTATION_TRIAL)

export default mergeConfig(units, {
  plugins: [editedModules([mutation])],
  test: { bail: 1, testTimeout: 20_000, cache: false }
})
