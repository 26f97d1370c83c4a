/** The start of a command as a shell shows it: `$ `, `user@host:~$ `, `% `, `PS C:\> `, `C:\> `. `# ` begins a comment. */
export const shellPrompt =
  /^\s*(?:(?:\([\w.-]+\) )?(?:[\w.-]+@[\w.-]+:\S*)?[$%] |PS [^>]*> |[A-Z]:\\[^>]*> ?)/
