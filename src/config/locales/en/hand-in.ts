/** The English texts of handing in changes, loaded with the editor. */
export const handIn = {
  title: 'Hand in your changes',
  files: { one: '{count} file', other: '{count} files' },
  create: 'new',
  update: 'changed',
  delete: 'deleted',
  nothing: 'Nothing has changed yet.',
  ways: {
    request: 'Pull request from here',
    editor: 'Editor of the code host',
    patch: 'Patch by email or issue',
    folder: 'Folder on this computer',
  },
  request: {
    name: 'Title',
    nameHint: 'One line that says what changes. It becomes the title of the commit and of the request.',
    usualTitle: 'docs: update {page}',
    usualTitles: 'docs: update {count} files',
    nameMissing: 'Enter a title.',
    token: 'Access token',
    tokenHint:
      'The token is sent only to {api}. This tab forgets it when you leave or reload the page, and it is stored nowhere.',
    tokenMissing: 'Paste an access token.',
    createToken: 'Create a token on {host}',
    rights: {
      github:
        'It needs read and write access to Contents and Pull requests of this repository. If the repository isn’t yours, use a classic token with the scope public_repo, because fine-grained tokens can’t open pull requests in it.',
      gitlab: 'It needs the scope api.',
      gitea: 'It needs write access to repositories, and read access to the user.',
    },
    sent: 'This will be sent to {api}',
    sentToken: 'The token, in the header Authorization',
    sentBranch:
      'A new branch that starts from {branch} in {repository}, or in your fork if you can’t write to it',
    sentCommit: 'One commit with all files above',
    sentRequest: 'A pull request to {branch} in {repository}',
    send: 'Open the pull request',
    forget: 'Forget the token',
    steps: {
      checking: 'Comparing the files with {repository}…',
      forking: 'Preparing your fork…',
      committing: 'Sending the commit…',
      opening: 'Opening the pull request…',
    },
    done: 'Your changes were handed in. Reviewers can see them here:',
    doneBefore: 'These changes were handed in before. The request is still open:',
    next: 'A maintainer answers there. When they accept your changes and publish the site, its pages show them.',
    finish: 'Remove the drafts from this device',
    retry: 'Try again',
    says: '{host} says:',
  },
  failures: {
    token:
      'The code host doesn’t accept the token. It is wrong, or it has expired. Create a new one, then paste it.',
    right:
      'The token doesn’t have the right to do this, or it can’t see the repository. Check its rights and the repository it was created for.',
    protected:
      'A rule of the repository forbids this branch or change. Ask its maintainers, or hand in a patch.',
    conflict:
      'These files have changed since you began. Open each of them in the editor to get the new text, then hand in again. Your drafts are kept.',
    rate: 'The code host accepts no more requests for now. Wait a few minutes, then try again.',
    fork: 'Your fork isn’t ready yet. Wait a minute, then try again.',
    nothing: 'The repository has all of these changes already.',
    path: 'Only pages, images, and JSON files of the content can be handed in. Check the paths.',
    offline: 'This device has no network connection. Your drafts are kept. Try again when it is back.',
    network:
      'The code host can’t be reached. Check the network connection and whether the host allows requests from other sites. Your drafts are kept.',
    timeout: 'The code host took too long to answer. Your drafts are kept. Try again.',
    foreign:
      'The answer is not from the code host. If your network asks you to sign in, sign in in another tab, then try again. Your drafts are kept.',
    server: 'The code host has a problem. Your drafts are kept. Try again later.',
    unpublished:
      'The present text of the page could not be loaded, so the changes are not known. Check the network connection, then try again.',
    refused: 'The code host refused the changes. Your drafts are kept.',
    marks:
      'These files still contain lines with <<<<<<< and >>>>>>>. In each of them, keep the right version between these lines and remove the lines. Then hand in.',
    images:
      'These images are no longer on this device, and the site may not have them. Insert them again, or remove them from the text.',
  },
  editor: {
    explain: 'The text is copied to the clipboard. Replace the text in the editor of {host} with it.',
    open: 'Copy the text and open {file}',
    copied: 'The text of {file} is in the clipboard.',
    notCopied: 'The browser didn’t allow copying. Copy the text from the editor.',
    others: 'New, deleted, and image files can’t be handed in this way.',
  },
  patch: {
    explain: 'Send this file to the maintainers. They apply it with {command}.',
    author: 'Your name',
    email: 'Your email address',
    authorHint: 'Both are written into the patch, and everyone who gets it can read them.',
    show: 'Create the patch',
    save: 'Save the file',
    copy: 'Copy',
    copied: 'Copied',
  },
  folder: {
    explain:
      'Choose the folder of your clone, or of its pages. The files are written there, and nothing is sent.',
    choose: 'Choose the folder',
    done: { one: '{count} file was changed in {folder}.', other: '{count} files were changed in {folder}.' },
    same: 'The folder {folder} has all of these changes already.',
    notContent:
      'The folder {folder} contains neither {content} nor pages. Choose the folder of the repository.',
    conflict:
      'Nothing was written, because these files differ from the text that you began with. Update the clone or open the files in the editor, then try again.',
    denied:
      'The browser didn’t get permission to write to this folder. Choose it again and allow changes, or hand in another way.',
    failed: 'The folder could not be written completely. Check it, then try again.',
  },
}

export type HandInTexts = typeof handIn
