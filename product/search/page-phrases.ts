import type { Route } from '../../src/content/page-path.ts'

type Phrases = readonly [string, string, string]

/**
 * The three phrases that readers most likely type to find each page, in both languages. Pages for contributors
 * have none. Pages can share a phrase that several of them answer.
 */
export const pagePhrases: Readonly<Record<Route, Readonly<Record<'en' | 'zh', Phrases>>>> = {
  '/': { en: ['alist', 'alist docs', 'alist documentation'], zh: ['alist', 'alist 文档', 'alist 首页'] },
  '/config/': {
    en: ['alist configuration', 'where are settings stored', 'config overview'],
    zh: ['alist 配置', '设置在哪里', '配置说明'],
  },
  '/config/configuration.html': {
    en: ['config.json', 'change port', 'mysql database'],
    zh: ['config.json', '修改端口', 'mysql 数据库'],
  },
  '/config/editor.html': {
    en: ['check config.json', 'config editor', 'validate config file'],
    zh: ['检查 config.json', '配置检查', '配置编辑器'],
  },
  '/config/global.html': {
    en: ['global settings', 'hide files', 'sign all links'],
    zh: ['全局设置', '隐藏文件', '签名所有'],
  },
  '/config/other.html': {
    en: ['other settings', 'alist token', 'download speed limit'],
    zh: ['其他设置', 'alist 令牌', '下载限速'],
  },
  '/config/preview.html': {
    en: ['preview settings', 'pdf preview', 'thumbnails'],
    zh: ['预览设置', 'pdf 预览', '缩略图'],
  },
  '/config/side.html': {
    en: ['toolbar buttons', 'local settings', 'upload folder'],
    zh: ['侧边栏', '本地设置', '上传文件夹'],
  },
  '/config/site.html': {
    en: ['site settings', 'announcement', 'site title'],
    zh: ['网站设置', '网站公告', '站点标题'],
  },
  '/config/snippets.html': {
    en: ['custom head', 'background image', 'custom css'],
    zh: ['自定义头部', '背景图', '美化'],
  },
  '/config/style.html': { en: ['logo', 'favicon', 'theme color'], zh: ['更换 logo', '网站图标', '主题颜色'] },
  '/faq/': { en: ['faq', 'common questions', 'help'], zh: ['常见问题', 'faq', '帮助'] },
  '/faq/can.html': {
    en: ['memory usage', 'change interface language', 'folder size'],
    zh: ['内存占用', '切换语言', '杀毒软件报毒'],
  },
  '/faq/error.html': {
    en: ['error messages', 'failed to get storage', 'token expired'],
    zh: ['报错', '错误信息', '登录失败'],
  },
  '/faq/howto.html': {
    en: ['reset admin password', 'guest access', 'how to update alist'],
    zh: ['忘记密码', '游客访问', '怎么升级'],
  },
  '/faq/messages.html': {
    en: ['error index', 'error codes', 'all error messages'],
    zh: ['报错大全', '错误代码', '错误提示'],
  },
  '/faq/seealso.html': {
    en: ['tutorials', 'video tutorial', 'more resources'],
    zh: ['教程', '视频教程', '相关资源'],
  },
  '/faq/why.html': {
    en: ["video won't play", 'files not showing', 'upload 413'],
    zh: ['视频无法播放', '文件不显示', '打包下载失败'],
  },
  '/guide/': {
    en: ['what is alist', 'introduction', 'getting started'],
    zh: ['alist 是什么', '简介', '新手入门'],
  },
  '/guide/access/': {
    en: ['remote access', 'access from internet', 'ddns'],
    zh: ['外网访问', '公网访问', 'ddns'],
  },
  '/guide/access/china.html': {
    en: ['docker mirror china', 'icp filing', 'http proxy'],
    zh: ['备案', 'docker 镜像加速', '代理'],
  },
  '/guide/access/frp.html': { en: ['frp', 'frpc', 'frp https'], zh: ['frp', 'frp 内网穿透', 'frpc 配置'] },
  '/guide/access/tunnel.html': {
    en: ['cloudflare tunnel', 'cloudflared', 'cpolar'],
    zh: ['cloudflare tunnel', 'cpolar', 'cf 隧道'],
  },
  '/guide/access/vpn.html': {
    en: ['tailscale', 'zerotier', 'vpn'],
    zh: ['tailscale', 'zerotier', '异地组网'],
  },
  '/guide/advanced/': {
    en: ['advanced', 'advanced features', 'access control'],
    zh: ['高级功能', '进阶', '高级设置'],
  },
  '/guide/advanced/2fa.html': {
    en: ['2fa', 'two factor authentication', 'otp lost phone'],
    zh: ['两步验证', '2fa', '取消两步验证'],
  },
  '/guide/advanced/alias.html': {
    en: ['alias', 'merge folders', 'combine drives'],
    zh: ['别名', '合并网盘', '聚合文件夹'],
  },
  '/guide/advanced/archives.html': {
    en: ['extract zip', 'unrar', 'cancel a copy'],
    zh: ['在线解压', '解压 zip', '取消复制'],
  },
  '/guide/advanced/backup.html': {
    en: ['backup', 'restore backup', 'migrate server'],
    zh: ['备份', '数据迁移', '恢复备份'],
  },
  '/guide/advanced/balance.html': {
    en: ['load balancing', '.balance', 'spread downloads'],
    zh: ['负载均衡', '多账号负载', 'balance'],
  },
  '/guide/advanced/changes.html': {
    en: ['new files not shown', 'stale list', 'refresh folder'],
    zh: ['新文件不显示', '列表不刷新', '刷新文件夹'],
  },
  '/guide/advanced/data-safety.html': {
    en: ['data loss', 'accidental deletion', 'file overwritten'],
    zh: ['误删文件', '数据丢失', '文件被覆盖'],
  },
  '/guide/advanced/download-tools.html': {
    en: ['aria2', 'qbittorrent', 'magnet link'],
    zh: ['aria2', 'qbittorrent', '磁力下载'],
  },
  '/guide/advanced/ftp.html': {
    en: ['ftp server', 'sftp server', 'enable ftp'],
    zh: ['ftp 服务', 'sftp 服务', '开启 ftp'],
  },
  '/guide/advanced/ipa.html': {
    en: ['ipa install', 'install ipa', 'trollstore'],
    zh: ['ipa 安装', '巨魔', '安装 ipa'],
  },
  '/guide/advanced/label.html': {
    en: ['labels', 'tag files', 'file tags'],
    zh: ['标签', '文件标签', '给文件打标签'],
  },
  '/guide/advanced/ldap.html': {
    en: ['ldap', 'active directory', 'ldap login'],
    zh: ['ldap', 'ldap 登录', 'ad 域'],
  },
  '/guide/advanced/mcp.html': {
    en: ['mcp server', 'claude mcp', 'cursor mcp'],
    zh: ['mcp', 'mcp 服务', 'claude 接入'],
  },
  '/guide/advanced/meilisearch.html': {
    en: ['meilisearch', 'meilisearch docker', 'fuzzy search'],
    zh: ['meilisearch', '模糊搜索', 'meilisearch 配置'],
  },
  '/guide/advanced/meta.html': {
    en: ['meta', 'folder password', 'hide folder'],
    zh: ['元信息', '文件夹密码', '隐藏文件夹'],
  },
  '/guide/advanced/office.html': {
    en: ['onlyoffice', 'office preview', 'open word documents'],
    zh: ['onlyoffice', 'office 预览', 'word 在线预览'],
  },
  '/guide/advanced/offline-download.html': {
    en: ['offline download', 'download torrent', 'download from url'],
    zh: ['离线下载', '磁力链接', '下载到网盘'],
  },
  '/guide/advanced/oidc.html': {
    en: ['keycloak', 'authentik', 'authelia'],
    zh: ['keycloak', 'authentik', 'oidc'],
  },
  '/guide/advanced/permissions.html': {
    en: ['permission calculator', 'permission number', 'which permission bits'],
    zh: ['权限计算器', '权限数值', '权限位计算'],
  },
  '/guide/advanced/protocols.html': {
    en: ['protocol permissions', 'compare webdav ftp s3', 'webdav ignores password'],
    zh: ['协议权限', '协议对比', 'webdav 不检查密码'],
  },
  '/guide/advanced/rapid_upload.html': {
    en: ['rapid upload', 'instant upload', 'upload hash'],
    zh: ['秒传', '秒传哈希', '哪些网盘支持秒传'],
  },
  '/guide/advanced/recipes.html': {
    en: ['upload only folder', 'one folder per user', 'read only user'],
    zh: ['权限方案', '只读用户', '一人一个文件夹'],
  },
  '/guide/advanced/s3.html': {
    en: ['s3 server', 'alist as s3', 's3 browser'],
    zh: ['s3 服务', '对象存储服务', 's3 客户端'],
  },
  '/guide/advanced/search.html': {
    en: ['search index', 'build index', 'file search'],
    zh: ['搜索索引', '构建索引', '搜索文件'],
  },
  '/guide/advanced/share.html': {
    en: ['share', 'share link', 'share with password'],
    zh: ['分享', '分享链接', '分享密码'],
  },
  '/guide/advanced/sso-providers.html': {
    en: ['github login', 'microsoft login', 'dingtalk login'],
    zh: ['github 登录', '微软登录', '钉钉登录'],
  },
  '/guide/advanced/sso.html': {
    en: ['sso', 'single sign on', 'google login'],
    zh: ['单点登录', 'sso', 'casdoor'],
  },
  '/guide/advanced/system_arch.html': {
    en: ['architecture', 'arm64', 'which binary'],
    zh: ['系统架构', 'arm64', 'armv7'],
  },
  '/guide/advanced/user.html': {
    en: ['users', 'roles', 'user permissions'],
    zh: ['用户管理', '用户权限', '角色'],
  },
  '/guide/api/': { en: ['api', 'api documentation', 'rest api'], zh: ['api', 'api 文档', '接口文档'] },
  '/guide/api/admin/': {
    en: ['admin api', 'admin endpoints', 'api admin'],
    zh: ['管理接口', '管理员接口', 'admin api'],
  },
  '/guide/api/admin/driver.html': {
    en: ['driver api', 'list drivers api', 'driver info'],
    zh: ['驱动接口', '驱动列表 api', 'driver api'],
  },
  '/guide/api/admin/label.html': {
    en: ['label api', 'create label api', 'label file binding'],
    zh: ['标签接口', '创建标签 api', '标签绑定'],
  },
  '/guide/api/admin/message.html': {
    en: ['message api', 'verification code api', 'admin message'],
    zh: ['消息接口', 'message api', '验证码 api'],
  },
  '/guide/api/admin/meta.html': {
    en: ['meta api', 'create meta api', 'admin meta'],
    zh: ['元信息接口', 'meta api', '元信息 api'],
  },
  '/guide/api/admin/role.html': {
    en: ['role api', 'create role', 'admin role'],
    zh: ['角色接口', 'role api', '创建角色'],
  },
  '/guide/api/admin/search.html': {
    en: ['build index api', 'search index api', 'index progress'],
    zh: ['索引接口', '构建索引 api', '索引进度'],
  },
  '/guide/api/admin/session.html': {
    en: ['session api', 'log out device', 'list sessions'],
    zh: ['会话接口', '踢出设备', '会话管理'],
  },
  '/guide/api/admin/setting.html': {
    en: ['setting api', 'save settings api', 'reset token'],
    zh: ['设置接口', 'setting api', '重置令牌'],
  },
  '/guide/api/admin/storage.html': {
    en: ['storage api', 'add storage api', 'create storage'],
    zh: ['存储接口', '添加存储 api', 'storage api'],
  },
  '/guide/api/admin/task.html': {
    en: ['admin task api', 'old task api', '/api/admin/task'],
    zh: ['旧任务接口', 'admin task', '/api/admin/task'],
  },
  '/guide/api/admin/user.html': {
    en: ['user api', 'create user api', 'delete user'],
    zh: ['用户接口', '创建用户 api', 'user api'],
  },
  '/guide/api/apifox.html': { en: ['openapi', 'postman', 'swagger'], zh: ['openapi', 'apifox', '在线调试'] },
  '/guide/api/archive.html': {
    en: ['archive api', 'extract zip api', 'decompress'],
    zh: ['解压接口', '压缩包 api', '解压 api'],
  },
  '/guide/api/auth.html': {
    en: ['login api', 'get api token', 'auth api'],
    zh: ['登录接口', 'api token', '认证'],
  },
  '/guide/api/authn.html': {
    en: ['webauthn', 'passkey api', 'webauthn api'],
    zh: ['webauthn', '通行密钥接口', 'passkey'],
  },
  '/guide/api/downloads.html': {
    en: ['download api', 'download link /d', '/p/ path'],
    zh: ['下载接口', '/d 链接', '下载地址'],
  },
  '/guide/api/errors.html': {
    en: ['api error codes', 'pagination', 'api 401'],
    zh: ['api 错误码', '分页', 'api 报错'],
  },
  '/guide/api/fs.html': {
    en: ['fs list', 'list files api', 'rename api'],
    zh: ['fs list', '文件列表接口', '重命名接口'],
  },
  '/guide/api/label.html': {
    en: ['labels api', 'files by label', 'read labels'],
    zh: ['标签 api', '按标签查找', '读取标签'],
  },
  '/guide/api/limits.html': {
    en: ['api rate limit', '429 too many requests', 'request limit'],
    zh: ['频率限制', 'api 限流', '请求次数限制'],
  },
  '/guide/api/link-helper.html': {
    en: ['address and sign helper', 'compute sign', 'encode file path'],
    zh: ['链接和签名助手', '签名计算器', '路径编码'],
  },
  '/guide/api/links.html': {
    en: ['direct link api', 'sign parameter', 'raw_url'],
    zh: ['直链 api', 'sign 签名', '计算签名'],
  },
  '/guide/api/mcp.html': { en: ['mcp', 'mcp tools', 'mcp stdio'], zh: ['mcp api', 'mcp 工具', 'mcp stdio'] },
  '/guide/api/me.html': {
    en: ['current user api', '/api/me', 'change my password api'],
    zh: ['当前用户', '/api/me', '修改密码接口'],
  },
  '/guide/api/polling.html': {
    en: ['wait for task', 'poll task', 'task progress'],
    zh: ['等待任务', '轮询任务', '任务进度'],
  },
  '/guide/api/public.html': {
    en: ['public api', 'public settings', 'health check'],
    zh: ['公开接口', '公开设置', '健康检查'],
  },
  '/guide/api/share.html': {
    en: ['share api', 'create share api', 'share endpoint'],
    zh: ['分享接口', '分享 api', '创建分享'],
  },
  '/guide/api/ssh-key.html': {
    en: ['ssh key', 'ssh public key', 'sftp key login'],
    zh: ['ssh 公钥', 'ssh 密钥', 'sftp 密钥登录'],
  },
  '/guide/api/task.html': {
    en: ['task api', 'cancel task', 'retry task'],
    zh: ['任务接口', '取消任务', '重试任务'],
  },
  '/guide/api/upload.html': {
    en: ['upload api', 'upload file with curl', 'fs put'],
    zh: ['上传接口', '上传文件 api', '流式上传'],
  },
  '/guide/changelog.html': {
    en: ['changelog', 'release notes', 'latest version'],
    zh: ['更新日志', '版本历史', '最新版本'],
  },
  '/guide/community.html': {
    en: ['community', 'telegram group', 'report bug'],
    zh: ['社区', '交流群', '反馈 bug'],
  },
  '/guide/consoles/': {
    en: ['client id', 'redirect uri', 'google cloud console'],
    zh: ['控制台', '客户端 id', '回调地址'],
  },
  '/guide/consoles/box.html': {
    en: ['box', 'box.com', 'rclone serve webdav'],
    zh: ['box', 'box 网盘', '不支持的网盘'],
  },
  '/guide/consoles/minio.html': {
    en: ['minio', 'minio bucket', 'self-hosted s3'],
    zh: ['minio', '挂载 minio', '自建对象存储'],
  },
  '/guide/consoles/object-storage.html': {
    en: ['cloudflare r2', 'backblaze b2', 'aliyun oss'],
    zh: ['阿里云 oss', '腾讯云 cos', 'cloudflare r2'],
  },
  '/guide/drivers/': {
    en: ['add storage', 'list of drivers', 'supported drives'],
    zh: ['添加存储', '支持哪些网盘', '驱动列表'],
  },
  '/guide/drivers/115.html': {
    en: ['115', '115 cookie', '115 share'],
    zh: ['115 网盘', '115 cookie', '115 分享'],
  },
  '/guide/drivers/115_open.html': {
    en: ['115 open', '115 open platform', '115 refresh token'],
    zh: ['115 open', '115 开放平台', '115 刷新令牌'],
  },
  '/guide/drivers/123.html': {
    en: ['123pan', '123pan share', '123 direct link'],
    zh: ['123 云盘', '123 分享', '123 直链'],
  },
  '/guide/drivers/123_open.html': {
    en: ['123 open', '123pan open platform', '123pan client id'],
    zh: ['123 open', '123 开放平台', '123 云盘开放平台'],
  },
  '/guide/drivers/139.html': {
    en: ['139yun', 'china mobile cloud', '139 authorization'],
    zh: ['移动云盘', '和彩云', '139 authorization'],
  },
  '/guide/drivers/163music.html': {
    en: ['netease music', '163 music', 'netease cloud music'],
    zh: ['网易云音乐', '网易云', '音乐云盘'],
  },
  '/guide/drivers/189.html': {
    en: ['189 cloud', 'tianyi cloud', '189pc'],
    zh: ['天翼云盘', '电信云盘', '天翼家庭云'],
  },
  '/guide/drivers/Alist V2 V3.html': {
    en: ['alist v3', 'mount another alist', 'alist v2'],
    zh: ['alist v3', '挂载其他 alist', '挂载别人的 alist'],
  },
  '/guide/drivers/Chunker.html': {
    en: ['chunker', 'split large files', 'rclone chunker'],
    zh: ['分片', '大文件切分', 'chunker'],
  },
  '/guide/drivers/Crypt.html': {
    en: ['crypt', 'encrypt files', 'rclone crypt'],
    zh: ['加密', '加密存储', 'crypt'],
  },
  '/guide/drivers/SMB.html': { en: ['smb', 'samba', 'windows share'], zh: ['smb', '局域网共享', 'samba'] },
  '/guide/drivers/Seafile.html': {
    en: ['seafile', 'seafile library', 'seafile token'],
    zh: ['seafile', 'seafile 资料库', 'seafile 加密'],
  },
  '/guide/drivers/Terabox.html': {
    en: ['terabox', 'terabox cookie', 'terabox empty'],
    zh: ['terabox', '百度网盘国际版', 'terabox cookie'],
  },
  '/guide/drivers/Trainbit.html': {
    en: ['trainbit', 'trainbit cookie', 'trainbit folder id'],
    zh: ['trainbit', 'trainbit cookie', 'trainbit 文件夹 id'],
  },
  '/guide/drivers/UrlTree.html': {
    en: ['url tree', 'list of urls', 'urltree'],
    zh: ['地址树', 'url tree', '链接列表'],
  },
  '/guide/drivers/alias.html': {
    en: ['alias driver', 'union', 'merge paths'],
    zh: ['别名驱动', '合并文件夹', '聚合'],
  },
  '/guide/drivers/aliyundrive.html': {
    en: ['aliyundrive', 'alipan', 'aliyundrive share'],
    zh: ['阿里云盘', '阿里云盘分享', '阿里网盘'],
  },
  '/guide/drivers/aliyundrive_open.html': {
    en: ['aliyundrive open', 'alipan open', 'aliyundrive refresh token'],
    zh: ['阿里云盘 open', '阿里云盘', '阿里云盘资源库'],
  },
  '/guide/drivers/azure_blob.html': {
    en: ['azure blob', 'azure storage', 'azure container'],
    zh: ['azure', 'azure blob', '微软云存储'],
  },
  '/guide/drivers/baidu.html': {
    en: ['baidu netdisk', 'baidu pan', 'baidu refresh token'],
    zh: ['百度网盘', '百度网盘挂载', '百度云'],
  },
  '/guide/drivers/baidu.photo.html': {
    en: ['baidu photo', 'baidu album', 'yike album'],
    zh: ['一刻相册', '百度相册', '一刻相册 cookie'],
  },
  '/guide/drivers/baidu_share.html': {
    en: ['baidu share', 'baidu share link', 'bduss'],
    zh: ['百度分享', '百度网盘分享', 'bduss'],
  },
  '/guide/drivers/baidu_youth.html': {
    en: ['baidu youth', 'baidu netdisk youth', 'baiduyouth'],
    zh: ['百度网盘青春版', '百度青春版', 'baiduyouth'],
  },
  '/guide/drivers/bitqiu.html': {
    en: ['bitqiu', 'bitqiu drive', 'pan.bitqiu.com'],
    zh: ['比特球', '比特球云盘', 'bitqiu'],
  },
  '/guide/drivers/chaoxing.html': {
    en: ['chaoxing', 'xuexitong', 'chaoxing group'],
    zh: ['超星', '学习通', '超星小组盘'],
  },
  '/guide/drivers/china.html': {
    en: ['risk control', 'download speed limited', 'account blocked'],
    zh: ['风控', '限速', '封号'],
  },
  '/guide/drivers/choose.html': {
    en: ['choose by drive', 'which drive', 'compare drives'],
    zh: ['按网盘选择', '网盘对比', '三方应用权益包'],
  },
  '/guide/drivers/cloudreve.html': {
    en: ['cloudreve', 'cloudreve v3', 'cloudreve captcha'],
    zh: ['cloudreve', 'cloudreve v3', 'cloudreve 验证码'],
  },
  '/guide/drivers/cloudreve_v4.html': {
    en: ['cloudreve v4', 'cloudreve', 'cloudreve share'],
    zh: ['cloudreve v4', 'cloudreve', 'cloudreve 分享'],
  },
  '/guide/drivers/common.html': {
    en: ['mount path', 'cache expiration', 'web proxy'],
    zh: ['挂载路径', '缓存过期时间', 'web 代理'],
  },
  '/guide/drivers/cstcloud_capsule.html': {
    en: ['cstcloud', 'data capsule', 'cstcloud capsule'],
    zh: ['数据胶囊', '中国科技云', '科技云'],
  },
  '/guide/drivers/darkibox.html': {
    en: ['darkibox', 'darkibox api key', 'video host'],
    zh: ['darkibox', 'darkibox api', 'darkibox 密钥'],
  },
  '/guide/drivers/develop.html': {
    en: ['develop driver', 'write a driver', 'custom driver'],
    zh: ['开发驱动', '编写驱动', '新增驱动'],
  },
  '/guide/drivers/doubao_new.html': {
    en: ['doubao', 'doubao drive', 'doubao cookie'],
    zh: ['豆包', '豆包云盘', '豆包 cookie'],
  },
  '/guide/drivers/dropbox.html': {
    en: ['dropbox', 'dropbox team', 'dropbox app'],
    zh: ['dropbox', '挂载 dropbox', 'dropbox 团队'],
  },
  '/guide/drivers/emby.html': {
    en: ['emby driver', 'mount emby', 'jellyfin library'],
    zh: ['挂载 emby', 'emby 驱动', 'emby 媒体库'],
  },
  '/guide/drivers/febbox.html': {
    en: ['febbox', 'febbox client id', 'febbox api'],
    zh: ['febbox', 'febbox 挂载', 'febbox 密钥'],
  },
  '/guide/drivers/feiji.html': {
    en: ['feijipan', 'feijix', 'feiji account frozen'],
    zh: ['小飞机网盘', '飞机盘', '小飞机网盘冻结'],
  },
  '/guide/drivers/ftp.html': {
    en: ['ftp', 'mount ftp', 'ftp encoding'],
    zh: ['ftp', '挂载 ftp', 'ftp 乱码'],
  },
  '/guide/drivers/ftps.html': {
    en: ['ftps', 'ftp tls', 'ftp over ssl'],
    zh: ['ftps', 'ftp tls', 'ftp 加密'],
  },
  '/guide/drivers/gitee.html': {
    en: ['gitee', 'gitee repository', 'gitee token'],
    zh: ['gitee', '码云', 'gitee 仓库'],
  },
  '/guide/drivers/github.html': {
    en: ['github', 'github repository', 'github token'],
    zh: ['github', 'github 仓库', 'github token'],
  },
  '/guide/drivers/github_releases.html': {
    en: ['github releases', 'release files', 'github rate limit'],
    zh: ['github releases', 'github 发行版', 'github release 加速'],
  },
  '/guide/drivers/gofile.html': {
    en: ['gofile', 'gofile api token', 'gofile direct link'],
    zh: ['gofile', 'gofile 令牌', 'gofile 直链'],
  },
  '/guide/drivers/googledrive.html': {
    en: ['google drive', 'gdrive', 'shared drive'],
    zh: ['谷歌云盘', '谷歌网盘', 'google drive'],
  },
  '/guide/drivers/googlephotos.html': {
    en: ['google photos', 'google photo albums', 'gphotos'],
    zh: ['谷歌相册', 'google photos', '谷歌照片'],
  },
  '/guide/drivers/guangyapan.html': {
    en: ['guangyapan', 'guangya', 'guangyapan sms'],
    zh: ['光鸭云盘', '光鸭', '光鸭网盘'],
  },
  '/guide/drivers/halalcloud.html': {
    en: ['halalcloud', '6pan', 'halal cloud'],
    zh: ['6盘', '六盘', 'halalcloud'],
  },
  '/guide/drivers/ilanzou.html': {
    en: ['ilanzou', 'lanzou premium', 'ilanzou.com'],
    zh: ['蓝奏优享', '蓝奏云优享版', 'ilanzou'],
  },
  '/guide/drivers/ipfs_api.html': { en: ['ipfs', 'ipfs gateway', 'ipns'], zh: ['ipfs', 'ipfs 网关', 'kubo'] },
  '/guide/drivers/kodbox.html': {
    en: ['kodbox', 'kodcloud', 'kodexplorer'],
    zh: ['可道云', 'kodbox', '可道云挂载'],
  },
  '/guide/drivers/lanzou.html': {
    en: ['lanzou', 'lanzou share', 'lanzouyun'],
    zh: ['蓝奏云', '蓝奏云盘', '蓝奏云分享'],
  },
  '/guide/drivers/lark.html': {
    en: ['lark', 'feishu', 'feishu drive'],
    zh: ['飞书', '飞书云盘', '飞书文档'],
  },
  '/guide/drivers/lenovonasshare.html': {
    en: ['lenovo nas', 'lenovo personal cloud', 'lenovo share'],
    zh: ['联想个人云', '联想家庭存储', '联想 nas'],
  },
  '/guide/drivers/local.html': {
    en: ['local storage', 'local folder', 'recycle bin'],
    zh: ['本机存储', '本地存储', '本地硬盘'],
  },
  '/guide/drivers/mediafire.html': {
    en: ['mediafire', 'mediafire cookie', 'mediafire session token'],
    zh: ['mediafire', 'mediafire cookie', 'mediafire 令牌'],
  },
  '/guide/drivers/mediatrack.html': {
    en: ['mediatrack', 'mediatrack token', 'mediatrack project'],
    zh: ['分秒帧', 'mediatrack', '分秒帧 token'],
  },
  '/guide/drivers/mega.html': {
    en: ['mega', 'mega.nz', 'mega 2fa'],
    zh: ['mega', 'mega 网盘', 'mega 两步验证'],
  },
  '/guide/drivers/misskey.html': {
    en: ['misskey', 'misskey drive', 'misskey token'],
    zh: ['misskey', 'misskey 网盘', 'misskey 令牌'],
  },
  '/guide/drivers/mopan.html': {
    en: ['mopan', 'mopan sms', 'china telecom mopan'],
    zh: ['魔盘', '四川电信魔盘', '天翼魔盘'],
  },
  '/guide/drivers/onedrive.html': {
    en: ['onedrive', 'sharepoint', 'onedrive share link'],
    zh: ['onedrive', '世纪互联', 'onedrive 分享'],
  },
  '/guide/drivers/onedrive_app.html': {
    en: ['onedrive app', 'onedrive application', 'microsoft 365 tenant'],
    zh: ['onedrive app', 'onedrive 应用', 'microsoft 365'],
  },
  '/guide/drivers/pcloud.html': {
    en: ['pcloud', 'pcloud token', 'pcloud region'],
    zh: ['pcloud', 'pcloud 令牌', 'pcloud 区域'],
  },
  '/guide/drivers/pikpak.html': {
    en: ['pikpak', 'pikpak captcha', 'pikpak share'],
    zh: ['pikpak', 'pikpak 验证码', 'pikpak 分享'],
  },
  '/guide/drivers/protondrive.html': {
    en: ['proton drive', 'protondrive', 'proton 2fa'],
    zh: ['proton drive', 'proton', '质子云盘'],
  },
  '/guide/drivers/quark.html': {
    en: ['quark', 'quark cookie', 'quark tv'],
    zh: ['夸克', '夸克 cookie', '夸克 tv'],
  },
  '/guide/drivers/quqi.html': {
    en: ['quqi', 'quqi cloud', 'quqi cdn'],
    zh: ['曲奇云盘', '曲奇', '曲奇云盘 cookie'],
  },
  '/guide/drivers/s3.html': { en: ['s3', 'aws s3', 's3 endpoint'], zh: ['对象存储', 's3', '存储桶'] },
  '/guide/drivers/sftp.html': {
    en: ['sftp', 'mount sftp', 'ssh private key'],
    zh: ['sftp', '挂载 sftp', 'ssh 私钥'],
  },
  '/guide/drivers/sjtu_netdisk.html': {
    en: ['sjtu netdisk', 'shanghai jiao tong university', 'sjtu'],
    zh: ['交大云盘', '上海交大', '交大云盘挂载'],
  },
  '/guide/drivers/streamtape.html': {
    en: ['streamtape', 'streamtape api', 'streamtape upload'],
    zh: ['streamtape', 'streamtape 密钥', 'streamtape 上传'],
  },
  '/guide/drivers/strm.html': {
    en: ['strm', 'strm files', 'generate strm'],
    zh: ['strm', '生成 strm', 'strm 驱动'],
  },
  '/guide/drivers/teambition.html': {
    en: ['teambition', 'teambition cookie', 'teambition project'],
    zh: ['teambition', 'teambition cookie', 'teambition 国际版'],
  },
  '/guide/drivers/thunder.html': {
    en: ['thunder', 'xunlei', 'thunderx'],
    zh: ['迅雷', '迅雷云盘', '迅雷浏览器'],
  },
  '/guide/drivers/uc.html': { en: ['uc drive', 'uc cookie', 'uc tv'], zh: ['uc 网盘', 'uc cookie', 'uc tv'] },
  '/guide/drivers/user-agent.html': {
    en: ['user agent', 'motrix', 'baidu user agent'],
    zh: ['user-agent', 'motrix', '百度 ua'],
  },
  '/guide/drivers/uss.html': {
    en: ['upyun', 'uss', 'upyun operator'],
    zh: ['又拍云', 'uss', '又拍云操作员'],
  },
  '/guide/drivers/virtual.html': {
    en: ['virtual', 'virtual storage', 'empty folder'],
    zh: ['virtual', '虚拟存储', '空文件夹'],
  },
  '/guide/drivers/vtencent.html': {
    en: ['vtencent', 'tencent creation platform', 'tencent video drive'],
    zh: ['腾讯智能创作平台', 'vtencent', '智能创作'],
  },
  '/guide/drivers/webdav.html': {
    en: ['webdav driver', 'nextcloud', 'mount webdav'],
    zh: ['坚果云', '挂载 webdav', 'nextcloud'],
  },
  '/guide/drivers/weiyun.html': {
    en: ['weiyun', 'tencent weiyun', 'weiyun cookie'],
    zh: ['腾讯微云', '微云', '微云 cookie'],
  },
  '/guide/drivers/wopan.html': {
    en: ['wopan', 'china unicom cloud', 'wopan family'],
    zh: ['联通云盘', '沃盘', '联通家庭云'],
  },
  '/guide/drivers/wukongnetdisk.html': {
    en: ['wukong', 'wukong netdisk', 'wukong cookie'],
    zh: ['悟空网盘', '悟空浏览器', '悟空 cookie'],
  },
  '/guide/drivers/yandex.html': {
    en: ['yandex disk', 'yandex', 'yandex refresh token'],
    zh: ['yandex', 'yandex 云盘', 'yandex 网盘'],
  },
  '/guide/drivers/yunpan360.html': {
    en: ['360 yunpan', '360 drive', '360 api key'],
    zh: ['360 云盘', '360 网盘', '360 ai 云盘'],
  },
  '/guide/ecosystem.html': {
    en: ['ecosystem', 'third-party apps', 'android client'],
    zh: ['生态', '第三方客户端', '周边项目'],
  },
  '/guide/install/': {
    en: ['install', 'install alist', 'default port'],
    zh: ['安装', '安装 alist', '默认端口'],
  },
  '/guide/install/builder.html': {
    en: ['setup builder', 'compose generator', 'systemd unit'],
    zh: ['安装生成器', 'compose 生成', 'systemd 服务'],
  },
  '/guide/install/desktop.html': {
    en: ['alist desktop', 'desktop app', 'license key'],
    zh: ['桌面版', 'alist desktop', '激活码'],
  },
  '/guide/install/docker.html': {
    en: ['docker', 'docker compose', 'update docker container'],
    zh: ['docker', 'docker compose', 'docker 更新'],
  },
  '/guide/install/download.html': {
    en: ['download', 'download alist', 'alist windows download'],
    zh: ['下载', '下载 alist', '安装包下载'],
  },
  '/guide/install/five-minutes.html': {
    en: ['quick start', 'install in five minutes', 'first steps'],
    zh: ['快速开始', '五分钟安装', '快速安装'],
  },
  '/guide/install/https.html': {
    en: ['https', 'ssl certificate', "let's encrypt"],
    zh: ['https', 'ssl 证书', '申请证书'],
  },
  '/guide/install/manual.html': {
    en: ['manual install', 'systemd service', 'run as windows service'],
    zh: ['手动安装', '开机自启', '守护进程'],
  },
  '/guide/install/paas.html': {
    en: ['paas', 'deploy to railway', 'vercel'],
    zh: ['paas', '云平台部署', 'railway'],
  },
  '/guide/install/proxy-builder.html': {
    en: ['reverse proxy builder', 'nginx config generator', 'haproxy configuration'],
    zh: ['反向代理生成器', 'nginx 配置生成', 'haproxy 配置'],
  },
  '/guide/install/reverse-proxy.html': {
    en: ['reverse proxy', 'nginx', 'caddy reverse proxy'],
    zh: ['反向代理', 'nginx', 'nginx 反代'],
  },
  '/guide/install/script.html': {
    en: ['install script', 'one-click script', 'uninstall'],
    zh: ['一键脚本', '安装脚本', '卸载'],
  },
  '/guide/install/source.html': {
    en: ['build from source', 'compile', 'go build'],
    zh: ['从源码运行', '编译', '源码编译'],
  },
  '/guide/media/': { en: ['infuse', 'kodi', 'play videos on tv'], zh: ['播放器', 'infuse', '电视上看'] },
  '/guide/media/emby-jellyfin.html': {
    en: ['emby', 'jellyfin', 'emby 302'],
    zh: ['emby', 'jellyfin', 'emby 302'],
  },
  '/guide/mount/': {
    en: ['mount', 'mount as drive', 'network drive'],
    zh: ['挂载到本地', '挂载成本地磁盘', '本地挂载'],
  },
  '/guide/mount/builder.html': {
    en: ['mount builder', 'rclone command', 'kodi address'],
    zh: ['挂载生成器', 'rclone 命令', 'kodi 地址'],
  },
  '/guide/mount/linux.html': {
    en: ['mount on linux', 'davfs2', 'mount webdav linux'],
    zh: ['linux 挂载', 'davfs2', 'fstab'],
  },
  '/guide/mount/macos.html': {
    en: ['mount on mac', 'finder webdav', 'macos'],
    zh: ['mac 挂载', '访达', 'macos 挂载'],
  },
  '/guide/mount/phone.html': {
    en: ['iphone', 'android file manager', 'ipad'],
    zh: ['手机访问', '安卓', 'iphone'],
  },
  '/guide/mount/rclone.html': {
    en: ['rclone', 'rclone mount', 'rclone systemd'],
    zh: ['rclone', 'rclone 挂载', 'vfs 缓存'],
  },
  '/guide/mount/windows.html': {
    en: ['map network drive', 'raidrive', 'mount on windows'],
    zh: ['windows 挂载', 'raidrive', '映射网络驱动器'],
  },
  '/guide/nas/': { en: ['nas', 'install on nas', 'puid pgid'], zh: ['nas', 'nas 安装', 'puid'] },
  '/guide/nas/fnos.html': { en: ['fnos', 'fnos docker', 'feiniu'], zh: ['飞牛', '飞牛 nas', 'fnos'] },
  '/guide/nas/openwrt.html': { en: ['openwrt', 'router', 'luci'], zh: ['openwrt', '软路由', '路由器'] },
  '/guide/nas/panels.html': { en: ['1panel', 'aapanel', 'bt panel'], zh: ['1panel', '宝塔', '宝塔面板'] },
  '/guide/nas/qnap.html': {
    en: ['qnap', 'container station', 'qnap docker'],
    zh: ['威联通', '威联通 docker', 'qnap'],
  },
  '/guide/nas/synology.html': {
    en: ['synology', 'synology docker', 'dsm'],
    zh: ['群晖', '群晖 docker', 'synology'],
  },
  '/guide/nas/truenas.html': {
    en: ['truenas', 'truenas scale', 'truenas app'],
    zh: ['truenas', 'truenas 安装', 'truenas scale'],
  },
  '/guide/nas/ugreen.html': { en: ['ugreen', 'ugreen nas', 'ugos'], zh: ['绿联', '绿联 nas', '绿联 docker'] },
  '/guide/nas/unraid.html': {
    en: ['unraid', 'unraid docker', 'unraid appdata'],
    zh: ['unraid', 'unraid 安装', 'unraid docker'],
  },
  '/guide/nas/zspace.html': {
    en: ['zspace', 'zspace nas', 'zspace docker'],
    zh: ['极空间', '极空间 docker', '极空间 nas'],
  },
  '/guide/offline.html': {
    en: ['read offline', 'offline docs', 'save documentation'],
    zh: ['离线阅读', '离线文档', '断网查看'],
  },
  '/guide/sponsor.html': { en: ['sponsor', 'donate', 'support alist'], zh: ['赞助', '捐赠', '打赏'] },
  '/guide/other-programs.html': {
    en: ['openlist', 'clouddrive2', 'api.nn.ci'],
    zh: ['openlist', 'clouddrive2', '飞牛影视'],
  },
  '/guide/stories/': {
    en: ['whole stories', 'walkthrough', 'complete example'],
    zh: ['从零到完成', '完整教程', '手把手'],
  },
  '/guide/stories/family-nas.html': {
    en: ['family nas', 'two accounts', 'https at home'],
    zh: ['家庭 nas', '家人共享', '多账号'],
  },
  '/guide/stories/film-library.html': {
    en: ['film library', 'jellyfin from cloud drive', 'media library'],
    zh: ['影视库', '海报墙', 'jellyfin 影视库'],
  },
  '/guide/stories/phone-photos.html': {
    en: ['phone photos', 'photo backup', 'camera upload'],
    zh: ['手机照片', '相册备份', '照片备份'],
  },
  '/guide/stories/public-site.html': {
    en: ['public site', 'public download site', 'hotlinking'],
    zh: ['公开站点', '公开下载站', '防盗链'],
  },
  '/guide/terms.html': { en: ['glossary', 'terms', 'terminology'], zh: ['术语', '名词解释', '术语表'] },
  '/guide/webdav.html': {
    en: ['webdav', 'webdav address', 'webdav permissions'],
    zh: ['webdav', 'webdav 地址', 'webdav 权限'],
  },
  '/guide/whats-new.html': {
    en: ["what's new", 'new features', 'new in 2026'],
    zh: ['新功能', '新特性', '2026 新功能'],
  },
  '/pricing.html': { en: ['pricing', 'price', 'is alist free'], zh: ['价格', '收费吗', '定价'] },
  '/status.html': { en: ['status', 'self check', 'site status'], zh: ['状态', '网站状态', '自检'] },
  '/tool/': { en: ['tools', 'token tools', 'get refresh token'], zh: ['工具', '获取 token', '获取刷新令牌'] },
  '/tool/115/': { en: ['115 tools', '115 qr code', '115 token'], zh: ['115 工具', '115 扫码', '115 token'] },
  '/tool/115/token.html': {
    en: ['115 token', '115 refresh token', 'get 115 token'],
    zh: ['115 token', '115 令牌', '115 刷新令牌'],
  },
  '/tool/123pan/callback.html': {
    en: ['123pan callback', '123pan token', '123 open access token'],
    zh: ['123 回调', '123 云盘 token', '123 云盘授权'],
  },
  '/tool/aliyundrive/': {
    en: ['aliyundrive token', 'aliyundrive tools', 'alipan qr code'],
    zh: ['阿里云盘工具', '阿里云盘 token', '阿里云盘扫码'],
  },
  '/tool/aliyundrive/callback.html': {
    en: ['aliyundrive callback', 'alipan callback', 'aliyundrive refresh token'],
    zh: ['阿里云盘回调', '阿里云盘授权', '阿里云盘刷新令牌'],
  },
  '/tool/aliyundrive/request.html': {
    en: ['get aliyundrive token', 'aliyundrive refresh token', 'aliyundrive qr code'],
    zh: ['获取阿里云盘令牌', '阿里云盘刷新令牌', '阿里云盘 token'],
  },
  '/tool/baidu/': {
    en: ['baidu token', 'baidu tools', 'baidu refresh token'],
    zh: ['百度网盘工具', '百度 token', '百度网盘刷新令牌'],
  },
  '/tool/baidu/callback.html': {
    en: ['baidu callback', 'baidu refresh token', 'baidu authorization code'],
    zh: ['百度回调', '百度授权码', '百度刷新令牌'],
  },
  '/tool/dropbox/': {
    en: ['dropbox tools', 'dropbox token', 'dropbox refresh token'],
    zh: ['dropbox 工具', 'dropbox token', 'dropbox 刷新令牌'],
  },
  '/tool/dropbox/callback.html': {
    en: ['dropbox callback', 'dropbox redirect uri', 'dropbox refresh token'],
    zh: ['dropbox 回调', 'dropbox 回调地址', 'dropbox 刷新令牌'],
  },
  '/tool/dropbox/request.html': {
    en: ['get dropbox token', 'dropbox refresh token', 'dropbox login'],
    zh: ['获取 dropbox 令牌', 'dropbox 刷新令牌', 'dropbox 授权'],
  },
  '/tool/google/': {
    en: ['google tools', 'google token', 'google refresh token'],
    zh: ['google 工具', 'google token', '谷歌刷新令牌'],
  },
  '/tool/google/album.html': {
    en: ['google album id', 'album id', 'google photos album'],
    zh: ['谷歌相册 id', '影集 id', 'google 相册 id'],
  },
  '/tool/google/callback.html': {
    en: ['google callback', 'google redirect uri', 'google refresh token'],
    zh: ['google 回调', '谷歌回调', 'google 回调地址'],
  },
  '/tool/google/request.html': {
    en: ['get google token', 'google drive token', 'google drive refresh token'],
    zh: ['获取 google 令牌', '谷歌云盘 token', '谷歌云盘刷新令牌'],
  },
  '/tool/onedrive/': {
    en: ['onedrive tools', 'onedrive token', 'sharepoint site id'],
    zh: ['onedrive 工具', 'onedrive token', 'sharepoint 站点 id'],
  },
  '/tool/onedrive/callback.html': {
    en: ['onedrive callback', 'onedrive redirect uri', 'sharepoint site id'],
    zh: ['onedrive 回调', 'onedrive 回调地址', '站点 id'],
  },
  '/tool/onedrive/request.html': {
    en: ['get onedrive token', 'onedrive refresh token', 'onedrive login'],
    zh: ['获取 onedrive 令牌', 'onedrive 刷新令牌', 'onedrive 授权'],
  },
  '/tool/onedrive/webdav.html': {
    en: ['onedrive webdav', 'sharepoint webdav', 'onedrive webdav address'],
    zh: ['onedrive webdav', 'sharepoint webdav', 'webdav 根地址'],
  },
  '/tool/wopan/': {
    en: ['wopan tools', 'wopan token', 'china unicom token'],
    zh: ['联通云盘工具', '联通云盘 token', '沃盘 token'],
  },
  '/tool/wopan/token.html': {
    en: ['get wopan token', 'wopan token', 'wopan sms code'],
    zh: ['获取联通云盘令牌', '联通云盘 token', '联通云盘短信登录'],
  },
  '/tool/yandex/': {
    en: ['yandex token', 'yandex tools', 'yandex refresh token'],
    zh: ['yandex 工具', 'yandex token', 'yandex 刷新令牌'],
  },
  '/tool/yandex/callback.html': {
    en: ['yandex callback', 'yandex refresh token', 'yandex redirect uri'],
    zh: ['yandex 回调', 'yandex 刷新令牌', 'yandex 回调地址'],
  },
}
