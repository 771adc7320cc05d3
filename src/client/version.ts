/** Replaced by the build with the version in `package.json`. */
declare const PACKAGE_VERSION: string

export const version = PACKAGE_VERSION
