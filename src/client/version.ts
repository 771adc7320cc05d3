/** That of `package.json`, which the build puts here. */
declare const PACKAGE_VERSION: string

/** The version of this copy of the bundle. */
export const version = PACKAGE_VERSION
