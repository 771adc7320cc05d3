import { readdirSync } from 'node:fs'

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
const modules = await Promise.all(files.toSorted().map((file) => import(`./${file}`)))

/**
 * Every screen in every state, from the files of this folder. An entry has a `screen` and a `state` name, the `element`
 * with its `options`, its `platform` (the options of the sandbox; `holds`, requests that are never answered; `devices`,
 * replaced device data), and the `steps` of a user that lead to the state.
 */
export const LIST = modules.flatMap((module) => Object.values(module).flat())
