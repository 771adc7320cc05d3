export * from './access-code-events.js'
export * from './climate-events.js'
export * from './connect-events.js'
export * from './events.js'
