import { checkCustomElements } from './checks/custom-elements.mjs'
import { checkIntegrity } from './checks/integrity.mjs'
import { checkNode } from './checks/node.mjs'
import { checkPolicy } from './checks/policy.mjs'
import { checkReact } from './checks/react.mjs'
import { checkStrictTemplates } from './checks/strict-templates.mjs'
import { checkStyleSheet } from './checks/style-sheet.mjs'
import { checkVersions } from './checks/versions.mjs'

const CHECKS = [
  checkNode,
  checkVersions,
  checkReact,
  checkStrictTemplates,
  checkCustomElements,
  checkStyleSheet,
  checkPolicy,
  checkIntegrity
]

/**
 * Checks a project.
 *
 * @param project The result of `readProject`.
 * @param node The Node version.
 * @returns findings with `location`, `problem` and `fix`; `isError` is `true` if the elements do not work
 */
export const runChecks = (project, node) => CHECKS.flatMap((check) => check(project, node))
