import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { layerDiagrams } from '../../scripts/layers.mjs'

test('The architecture guide shows the layers and features that the import rules enforce', () => {
  const guide = readFileSync('docs/architecture.md', 'utf8')
  for (const diagram of Object.values(layerDiagrams()))
    assert.ok(
      guide.includes(`\`\`\`mermaid\n${diagram}\n\`\`\``),
      `docs/architecture.md needs this diagram:\n${diagram}`
    )
})
