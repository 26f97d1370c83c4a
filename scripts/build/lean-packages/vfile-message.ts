/** Replaces the package `vfile-message` in the build: an error without the formatted place in a file. */
export class VFileMessage extends Error {}
