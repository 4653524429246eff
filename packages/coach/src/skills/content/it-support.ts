import { defineSkills } from '../define-skills.ts';

export const itSupport = defineSkills({
  id: 'it-support',
  title: 'IT support and systems',
  skills: {
    'Technical support':
      'tech support, it support, technical assistance, computer support, technical support specialist, it assistance, provide technical support, user support, end user support, end-user support',
    'Help desk': 'helpdesk, service desk, help desk support, it help desk, help-desk, service desk support',
    'Desktop support':
      'deskside support, workstation support, desktop administration, desktop computers, pc support',
    Troubleshooting:
      'troubleshoot, trouble shooting, trouble-shooting, troubleshooting skills, diagnosing problems, troubleshooting issues, diagnose and resolve, troubleshoots, troubleshot',
    'Hardware troubleshooting':
      'hardware support, computer repair, hardware installation, hardware maintenance, pc repair, laptop repair, pc hardware',
    'Software installation':
      'software support, software updates, software deployment tools, installing software, software upgrades, software configuration, install software, software installs',
    'Remote support': 'remote assistance, rdp, bomgar, logmein, remote desktop support, anydesk',
    'Ticketing systems':
      'ticketing system, ticket management, trouble tickets, ticket tracking, help desk tickets, ticketing tools, remedy ticketing',
    ServiceNow: 'service now',
    ITIL: 'itil v3, itil v4, itil foundation, itil framework, itil foundations',
    'Incident management': 'incident resolution, major incident management, itil incident, incident tracking',
    'Change management of systems': 'change control, change advisory board, it change management',
    'Service level agreements': 'sla, sla management, service level agreement',
    'Asset management':
      'it asset management, hardware inventory, asset tracking, inventory of equipment, software asset management',
    'Patch management': 'patching, wsus, security patches, os patching, system patches, software patches',
    SCCM: 'mecm, system center configuration manager, endpoint configuration manager, system center, microsoft sccm',
    'Microsoft Intune': 'intune, jamf pro, workspace one',
    'System administration': 'systems administration, sysadmin, systems administrator, system administrator',
    Linux: 'gnu/linux, linux administration, linux servers, linux/unix, linux os',
    'Red Hat': 'rhel, red hat enterprise linux, rocky linux, rhce, rhcsa, redhat, red hat linux',
    Ubuntu: 'ubuntu server, ubuntu linux',
    Unix: 'hp-ux, freebsd, unix/linux',
    'Windows Server':
      'windows server 2016, windows server 2019, windows server 2012, windows server 2008, windows servers, server 2012, win server, server 2008, server 2016, windows 2008, windows 2003',
    'Windows administration': '',
    macOS: 'mac os, mac os x, os x, apple macs, mac osx',
    'Operating systems': 'operating system, os installation, os imaging',
    'Microsoft Exchange':
      'exchange server, exchange online, ms exchange, exchange administration, microsoft exchange server',
    'Office 365 administration':
      'office 365 admin, microsoft 365 administration, o365 administration, m365, o365',
    VMware: 'vsphere, esxi, vcenter, vmware esxi, vmware vsphere, vmware workstation, esx',
    'Hyper-V': 'hyper v, microsoft hyper-v',
    Citrix: 'xenapp, xendesktop, citrix receiver',
    Virtualization:
      'virtual machines, virtualisation, server virtualization, oracle virtualbox, virtual machine',
    'Storage administration': 'emc storage, dell emc, network attached storage, san/nas, san storage, emc',
    'Data center operations': 'rack and stack, server rooms, data center management',
    'Imaging and deployment':
      'system imaging, mdt, ghost imaging, computer imaging, symantec ghost, workstation setup, pxe boot',
    'Printer support':
      'print servers, printer maintenance, printer troubleshooting, printer repair, network printers',
    'User account management':
      'account administration, password resets, user provisioning, user accounts, password reset, user administration',
    'User training':
      'end-user training, training end users, software training, training users, end user training, train users',
    'Knowledge base': 'knowledge base articles, confluence documentation, knowledge articles, kb articles',
    'Log analysis': 'log files, event viewer, event logs',
    'Performance monitoring':
      'system performance, server monitoring, performance analysis of systems, system monitoring tools',
    'IT infrastructure': 'infrastructure management, it operations, infrastructure support',
    'IT project coordination':
      'it project management, it project manager, system implementation, systems implementation',
    'Vendor coordination': 'it vendor management',
    'IT procurement': 'hardware procurement, technology purchasing',
    'IT governance': 'it policies',
    'Point of sale systems':
      'pos systems, point of sale, pos system, point-of-sale, aloha pos, micros pos, pos terminals',
    'Audio-visual support':
      'av equipment, audio visual, av support, audio/visual equipment, video conferencing equipment, audio visual equipment',
    'CompTIA A+': 'comptia a+ certified, a+ certification, a+ certified, comptia a plus, A+',
    MCSE: 'mcitp, microsoft certified systems engineer, mcts',
    'AWS certification':
      'aws certified solutions architect, aws certified, aws solutions architect, aws certified developer, aws certified cloud practitioner',
    'Azure certification': 'azure administrator associate, az-104, az-900, azure fundamentals',
    RPA: 'robotic process automation',
    Automation:
      'process automation, workflow automation, task automation, automation tools, automate processes, automate, automating',
    SharePoint:
      'sharepoint online, sharepoint designer, microsoft sharepoint, ms sharepoint, share point, sharepoint 2013, sharepoint 2010',
    'Power Platform': 'power apps, microsoft power apps, powerapps, microsoft flow, dataverse',
    'SAP administration': 'sap basis, sap netweaver, sap security',
    ERP: 'enterprise resource planning, erp systems, erp software, erp system',
    SAP: 'sap r/3, sap ecc, sap s/4hana, s/4hana, sap erp, sap mm, sap sd, sap fico, sap fi/co, sap fi, sap crm, sap pp, sap modules, sap srm',
    'Oracle ERP':
      'oracle e-business suite, oracle ebs, oracle fusion, oracle financials, oracle erp cloud, oracle cloud erp, oracle r12, oracle applications suite',
    'Microsoft Dynamics':
      'dynamics 365, dynamics crm, dynamics ax, dynamics nav, ms dynamics, microsoft dynamics 365, microsoft dynamics crm, dynamics gp, great plains',
    PeopleSoft: 'oracle peoplesoft, people soft',
    'JD Edwards': 'jde, jd edwards enterpriseone',
    'Information technology': '',
    'Computer literacy':
      'computer skills, computer literate, computer proficiency, basic computer skills, computer knowledge, computer savvy, computer proficient, tech savvy, tech-savvy, computer applications, computer operation',
    TeamViewer: '',
    'Remote desktop': '',
    'Problem management': '',
    'Configuration management': '',
    'License management': '',
    'Mobile device management': '',
    Jamf: '',
    AirWatch: '',
    Debian: '',
    Solaris: '',
    AIX: '',
    CentOS: '',
    KVM: '',
    Proxmox: '',
    VirtualBox: '',
    NetApp: '',
    'Storage area network': '',
    Clonezilla: '',
    COBIT: '',
    TOGAF: '',
    'Enterprise architecture': '',
    'Video conferencing': '',
    MCSA: '',
    UiPath: '',
    'Blue Prism': '',
    'Automation Anywhere': '',
    'Power Automate': '',
    'Knowledge management': '',
    NetSuite: '',
    Navision: '',
    'Management information systems': '',
    Syslog: '',
    NetWeaver: '',
    Freshdesk: '',
    'BMC Remedy': '',
    'IT strategy': '',
    'IT compliance': '',
    'Software implementation': '',
    'Technical training': '',
    'Virtual desktop infrastructure': 'virtual desktop, VDI',
    RAID: '',
    Servers: 'server management, server maintenance, server administration, server support',
    'IT service management': 'itsm',
    'Service levels': 'service level management',
    'Information systems': '',
    'Hardware and software': 'hardware & software',
    'ERP implementation': '',
    'Microsoft Certified Professional': 'MCP',
    'Incident reporting': 'incident reports',
    'Data centers': 'data center, data centre, datacenter, datacenters',
    'Computer hardware': '',
    Windows:
      'windows 10, windows 11, windows 7, microsoft windows, windows xp, ms windows, windows os, windows 8, windows vista, windows operating systems, windows operating system',
    'Hardware setup': 'set up computers',
  },
  guarded: {
    Ubuntu: 'linux, debian, centos, server, unix, windows, aws',
    Windows:
      'linux, mac, server, os, microsoft, operating, office, macos, unix, desktop, android, ios, pc, laptop',
  },
  near: {
    Automation:
      'testing, tools, process, workflow, scripting, python, software, systems, devops, ansible, ci/cd, engineer, plc, industrial, test, skills, tools',
    servers:
      'linux, windows, network, virtual, hardware, vmware, cloud, database, storage, web, networks, applications, databases, sql, desktops',
    automate: 'processes, tests, testing, tasks, workflows, deployment, systems, manual, infrastructure',
    automating: 'processes, tests, testing, tasks, workflows, deployment, systems, manual, infrastructure',
    patching: 'server, servers, os, vulnerabilities, windows, linux, security, systems, updates',
  },
  exact: 'SLA, RDP, RPA, ERP, SAP, MCP, AIX, VDI, MDT, A+, EMC, RAID, ESX, KVM, MCSA, MCSE',
});
