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
 * What is missing or risky in a project.
 *
 * @param project see `readProject`.
 * @param node the version of Node that runs it.
 * @returns findings, each with where it is, what is wrong and what to do; `isError` where the elements do not work so.
 */
export const examine = (project, node) => CHECKS.flatMap((check) => check(project, node))
